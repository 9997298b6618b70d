import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';

/** A server of the API. */
export interface ListedServer {
  url: string;
  description: string;
}

interface SetupBarProps {
  servers: readonly ListedServer[];
  setServer(url: string): void;
  isAuthorized: boolean;
  authorize(): void;
}

/** Server and credentials of all operations, which stay in view. */
export function SetupBar({ servers, setServer, isAuthorized, authorize }: SetupBarProps) {
  return (
    <div className="api-bar script-only">
      <label>
        {messages.server}{' '}
        <select onChange={({ target }) => setServer(target.value)}>
          {servers.map(({ url, description }) => (
            <option key={url} value={url}>
              {description || url}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={authorize}>
        {isAuthorized ? messages.authorized : messages.viewer.authorize}
      </button>
    </div>
  );
}
