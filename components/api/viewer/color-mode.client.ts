const CLASS = 'dark-mode';

/** Keeps the class that the viewer's dark colours hang on in step with the site's mode. @returns what ends it */
export function followColorMode(): () => void {
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
