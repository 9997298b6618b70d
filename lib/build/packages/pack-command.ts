import { API_PACKAGE } from './api';
import { packPackages } from './pack';
import { SANDBOX_PACKAGE } from './sandbox';
import { SDK_PACKAGE } from './sdk';
import { SDK_REACT_PACKAGE } from './sdk-react';

/** Packs the packages for customers: `npm run sdk:pack`. */

const FOLDER = '.generated/packages';

const tarballs = await packPackages(
  [API_PACKAGE, SDK_PACKAGE, SDK_REACT_PACKAGE, SANDBOX_PACKAGE],
  FOLDER,
);
console.log(tarballs.join('\n'));
