import { SDK_MODULES } from '@laurel/sdk/core';
import { LaurelProvider, type SdkInitOptions, useModuleReady, Widget } from '@laurel/sdk-react';
import { StrictMode, useState } from 'react';
import { LoyaltyProvider } from '../app/LoyaltyProvider';
import { AccountHint } from '../components/AccountHint';
import { ProductLoyalty } from '../components/ProductLoyalty';
import { SpendPoints } from '../components/SpendPoints';
import { WishlistsLink } from '../components/WishlistsLink';

/** The samples of the page on one page. */
export function App() {
  const [productId, setProductId] = useState(880010);
  return (
    <StrictMode>
      <LoyaltyProvider>
        <ProductLoyalty productId={productId} variantId={990011} />
        <button type="button" onClick={() => setProductId(880011)}>
          Next product
        </button>
        <SpendPoints ruleId={53} />
        <WishlistsLink />
        <AccountHint />
        <Ready />
      </LoyaltyProvider>
    </StrictMode>
  );
}

function Ready() {
  return <output>{useModuleReady(SDK_MODULES.REWARDS) ? 'Rewards are ready' : 'Loading'}</output>;
}

/** A second root whose options differ. */
export function OtherRoot({ options }: { options: SdkInitOptions }) {
  const [code, setCode] = useState('');
  return (
    <LaurelProvider options={options} onError={({ error }) => setCode(error.code)}>
      <p id="code">{code}</p>
      <Widget name="rewards_faq_page" />
    </LaurelProvider>
  );
}
