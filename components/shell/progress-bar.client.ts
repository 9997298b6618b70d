import nprogress from 'nprogress';
import './progress-bar.css';

// The specification requires these numbers (spec 1 §9).
nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  // The package's default template has invalid ARIA roles.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
});

export function startProgress(): void {
  nprogress.start();
}

export function finishProgress(): void {
  nprogress.done();
}
