import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, OtherRoot } from './app';

const [first, second] = document.querySelectorAll('main');
if (!first || !second) throw new Error('The page has no roots.');

hydrateRoot(first, <App />);
createRoot(second).render(
  <OtherRoot options={{ shop: 'other.shop.example', storefrontToken: 'st_1' }} />,
);
