// The base path banner of the home page checks this attribute to find out whether the site's scripts run.
document.documentElement.dataset.scripts = 'loaded';

if (process.env.NODE_ENV === 'development') {
  import('./lib/browser/refresh-on-change').then(({ refreshOnChange }) => refreshOnChange());
}
