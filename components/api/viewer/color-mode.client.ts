const CLASS = 'dark-mode';

/** Sets the class for the viewer's dark colors when the site is in dark mode. @returns a cleanup function */
export function syncColorMode(): () => void {
  const root = document.documentElement;
  const apply = () => root.classList.toggle(CLASS, root.dataset.theme === 'dark');
  const observer = new MutationObserver(apply);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  apply();
  return () => {
    observer.disconnect();
    root.classList.remove(CLASS);
  };
}
