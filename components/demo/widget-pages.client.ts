/** The pages of the widgets that the footer links to. */
export function widgetPages(): { title: string; href: string }[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby=demo-widgets] a');
  return [...links].map(({ textContent, href }) => ({ title: textContent ?? '', href }));
}
