import { readFile } from 'node:fs/promises';
import type { RouteConfig } from '@hono/zod-openapi';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations as contractOperations } from '../operations';
import { clientTypes } from './client-types';
import { jsonContent, requestBodyOf, successesOf } from './operation-parts';
import { document, operations } from './testing/document';
import { redeemClient } from './testing/redeem-client.fixture';
import { compilerMessages, programOf } from './testing/types-program';

/** A client as a developer writes it. A line after `@ts-expect-error` must not compile. */
const CLIENT = `
import type { components, operations } from './api';

type Schemas = components['schemas'];
type Update = Schemas['UpdateWishlistRequest'];

export const byCustomer: Update = { wishlistId: 302, customerIdentifier: '7400112', isPrivate: true };
export const bySession: Update = { wishlistId: 302, sessionToken: 'ses_0c9a4d77', isDefault: true };
export const onStorefront: Update = { wishlistId: 302, wishlistTitle: 'Gifts' };
// @ts-expect-error a number is no body
export const number: Update = 42;
// @ts-expect-error wishlistId is required
export const withoutWishlist: Update = { customerIdentifier: '7400112', isPrivate: true };
// @ts-expect-error there is no color
export const unknownField: Update = { wishlistId: 302, color: 'red' };

type Review = Schemas['CreateReviewRequest'];
export const guest: Review = { productId: 1, rate: 5, body: 'Warm.', guestName: 'Ilse', guestEmail: 'ilse@mail.example' };
// @ts-expect-error body is required
export const withoutBody: Review = { productId: 1, rate: 5, customerIdentifier: '7400112' };

/** The constants of a union distinguish its variants. */
export function pointsOf(activity: Schemas['Activity']): number {
  if (activity.type === 'redeem') return -activity.spentPoints;
  if (activity.type === 'expired') return -activity.expiredPoints;
  if (activity.type === 'manual') return activity.points;
  // @ts-expect-error only some of the other activities have points
  return activity.points;
}

export function codeOf(reward: Schemas['IssuedReward']): string {
  return reward.type === 'discount' ? reward.discountType + reward.code : reward.code;
}

export function isRepeatable(rule: Schemas['EarningRule']): boolean {
  return rule.type === 'place_order' && rule.timesAction === null;
}

export type Errors = operations['redeem']['responses'][503]['content']['application/json'];
export const message = (error: Errors): string => error.message.join();
`;

interface NamedBody {
  name: string;
  /** The body as an indexed type of the generated file. */
  type: string;
}

/** The JSON bodies of all requests and successful responses. */
function bodies(): NamedBody[] {
  return operations.flatMap(({ operation }) => {
    const id = operation.operationId ?? '';
    const json = `['content']['application/json']`;
    const request = jsonContent(requestBodyOf(document, operation))
      ? [
          {
            name: `request of ${id}`,
            type: `NonNullable<operations['${id}']['requestBody']>${json}`,
          },
        ]
      : [];
    const responses = successesOf(document, operation).flatMap(({ status, response }) =>
      jsonContent(response)
        ? [
            {
              name: `response of ${id}`,
              type: `operations['${id}']['responses'][${status}]${json}`,
            },
          ]
        : [],
    );
    return [...request, ...responses];
  });
}

/** Lists the parts of a type that say nothing about their values. */
function vaguePartsOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  path: string,
  seen = new Set<ts.Type>(),
): string[] {
  if (seen.has(type)) return [];
  seen.add(type);
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) {
    return [`${path}: ${checker.typeToString(type)}`];
  }
  if (type.isUnionOrIntersection()) {
    return type.types.flatMap((part) => vaguePartsOf(checker, part, path, seen));
  }
  if (!(type.flags & ts.TypeFlags.Object)) return [];
  if (checker.isArrayType(type)) {
    const [entry] = checker.getTypeArguments(type as ts.TypeReference);
    return entry ? vaguePartsOf(checker, entry, `${path}[]`, seen) : [`${path}: empty list`];
  }
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0) return [`${path}: ${checker.typeToString(type)}`];
  return properties.flatMap((property) =>
    vaguePartsOf(checker, checker.getTypeOfSymbol(property), `${path}.${property.name}`, seen),
  );
}

describe('the types for clients', () => {
  let types: string;
  beforeAll(async () => {
    types = await clientTypes(document);
  });

  it('compile with clients that use them, such as that of the page about the API', async () => {
    const page = await readFile('content/docs/Api/index.md', 'utf8');
    const [, sample = ''] =
      /```ts title="balance.ts".*\n([^`]*`Bearer[^`]*`[^`]*)```/.exec(page) ?? [];
    expect(sample).toContain('createClient<paths>');
    const clients = { 'client.ts': CLIENT, 'redeem.ts': redeemClient, 'balance.ts': sample };
    const program = programOf({
      'api.ts': types,
      'openapi.ts': "export * from './api';",
      ...clients,
    });
    expect(compilerMessages(program)).toEqual([]);
  });

  it('have no notes of their generator', () => {
    expect(types).not.toMatch(/@enum|openapi-typescript\)/);
  });

  it('describe every part of each request and response', () => {
    const all = bodies();
    const count = (kind: string) => all.filter(({ name }) => name.startsWith(kind)).length;
    const routes: RouteConfig[] = contractOperations.map(({ route }) => route);
    const withRequest = routes.filter(({ request }) => request?.body?.content['application/json']);
    const withResponse = routes.filter(({ responses }) => 200 in responses);
    expect([count('request'), count('response')]).toEqual([
      withRequest.length,
      withResponse.length,
    ]);
    const source = all.map(({ type }, index) => `export type Body${index} = ${type};`).join('\n');
    const program = programOf({
      'api.ts': types,
      'bodies.ts': `import type { operations } from './api';\n${source}`,
    });
    expect(compilerMessages(program)).toEqual([]);
    const checker = program.getTypeChecker();
    const file = program.getSourceFile('bodies.ts');
    const found = (file?.statements ?? []).filter(ts.isTypeAliasDeclaration);
    expect(found).toHaveLength(all.length);
    const vague = found.flatMap((alias, index) =>
      vaguePartsOf(checker, checker.getTypeAtLocation(alias), all[index]?.name ?? ''),
    );
    // The body of createSessionToken is an empty object.
    expect(vague).toEqual(['request of createSessionToken: Record<string, never>']);
  });
});
