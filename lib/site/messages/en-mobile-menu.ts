/** The texts of the mobile menu; part of `en`. In a separate file, because the code of the menu includes them. */
export const enMobileMenu = {
  mainNavigation: 'Main',
  menuClose: 'Close menu',
  menuTitle: 'Menu',
  menuBack: 'Back to main menu',
  menuDocs: 'Documentation pages',
  languages: 'Language',
} as const;
