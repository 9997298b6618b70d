import nprogress from 'nprogress';
import './progress-bar.css';

// The numbers are from SPECIFICATION.md, section 9.
nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  // The package's default template has invalid ARIA roles.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
});

/** Shows the progress bar. */
export function startProgress(): void {
  nprogress.start();
}

/** Completes the progress bar and hides it. */
export function finishProgress(): void {
  nprogress.done();
}
