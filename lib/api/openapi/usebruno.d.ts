/** The parts of two packages without types that this repository uses. */
declare module '@usebruno/converters' {
  interface BrunoVariable {
    uid: string;
    name: string;
    value: string;
    type: string;
    enabled: boolean;
    secret: boolean;
  }

  /** A request, or a folder of requests. */
  export interface BrunoItem {
    name: string;
    items?: BrunoItem[];
    request?: { params: { enabled: boolean }[] };
  }

  export interface PostmanItem {
    name: string;
    item?: PostmanItem[];
    request?: { url: { query: { disabled?: boolean }[] } };
  }

  /** A collection as Bruno imports it. */
  export interface BrunoCollection {
    items: BrunoItem[];
    environments: { variables: BrunoVariable[] }[];
  }

  /** @throws Error if the document is not valid */
  export function openApiToBruno(document: object): Promise<BrunoCollection>;

  export function brunoToPostman(collection: BrunoCollection): { item: PostmanItem[] };
}

declare module '@usebruno/schema' {
  /** The schema of collections that Bruno imports. */
  export const collectionSchema: {
    /** Rejects with the first problem. */
    validate(collection: object, options: { strict: boolean }): Promise<unknown>;
  };
}
