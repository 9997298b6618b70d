import { lookup } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type Send, type SendLimits, sendLimits } from '../../../api/deliveries/sending/send';
import { exchange } from '../../../api/deliveries/sending/send-public';

/**
 * Creates a function that sends to this machine, which that of the API rejects.
 *
 * @param ca the certificates that are trusted instead of those of Node.js
 */
export function createLocalSender(limits: Partial<SendLimits> = {}, ca?: string): Send {
  return (outgoing) => {
    const url = new URL(outgoing.address);
    const agent =
      url.protocol === 'https:'
        ? new HttpsAgent({ keepAlive: false, ...(ca !== undefined && { ca }) })
        : new HttpAgent({ keepAlive: false });
    return exchange(url, outgoing, { agent, lookup, limits: { ...sendLimits, ...limits } });
  };
}
