import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { shareServer, useSharedSetup } from './shared-setup.client';

/** A server of the API. */
export interface ListedServer {
  url: string;
  description: string;
}

interface SetupBarProps {
  servers: readonly ListedServer[];
  onAuthorize: () => void;
}

/** Server and credentials of all operations, which stay in view. */
export function SetupBar({ servers, onAuthorize }: SetupBarProps) {
  const { server, isAuthorized } = useSharedSetup();
  return (
    <div className="api-bar script-only">
      <label>
        {messages.server}{' '}
        <select
          value={server ?? servers[0]?.url}
          onChange={({ target }) => shareServer(target.value)}
        >
          {servers.map(({ url, description }) => (
            <option key={url} value={url}>
              {description || url}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={onAuthorize}>
        {isAuthorized ? messages.authorized : messages.viewer.authorize}
      </button>
    </div>
  );
}
