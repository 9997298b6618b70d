const text = [
  '<script>window.hacked = "script"</script>',
  '<img src="x" onerror="window.hacked = \'image\'">',
  '<svg onload="window.hacked = \'svg\'"><script>window.hacked = "svg script"</script></svg>',
  '<iframe srcdoc="<script>parent.hacked = \'frame\'</script>"></iframe>',
  '<a href="javascript:window.hacked=\'anchor\'">anchor</a>',
  '<form action="javascript:window.hacked=\'form\'"><button>form</button></form>',
  '<style>body { display: none }</style>',
  '<details open ontoggle="window.hacked = \'toggle\'"><summary>s</summary></details>',
  '',
  "[link](javascript:window.hacked='link') ![picture](javascript:window.hacked=1)",
  '<javascript:window.hacked="auto">',
  '[data](data:text/html,<script>parent.hacked=1</script>)',
].join('\n');

const name = '<img src=x onerror="window.hacked=\'name\'">';
const address = "javascript:window.hacked='address'";

/** A document in which every string tries to run a script. */
export const hostileDocument = {
  openapi: '3.1.0',
  info: {
    title: name,
    version: name,
    summary: text,
    description: text,
    termsOfService: address,
    contact: { name, url: address, email: name },
    license: { name, url: address },
  },
  externalDocs: { description: text, url: address },
  servers: [{ url: address, description: name }, { url: 'https://api.example' }],
  tags: [{ name, description: text, externalDocs: { description: name, url: address } }],
  paths: {
    [`/${name}`]: {
      get: {
        operationId: 'hostile',
        tags: [name],
        summary: name,
        description: text,
        externalDocs: { description: text, url: address },
        'x-codeSamples': [{ lang: name, label: name, source: `</code></pre>${text}` }],
        'x-required-scope': name,
        parameters: [
          {
            name,
            in: 'query',
            description: text,
            schema: { type: 'string', description: text, default: name, example: name },
          },
        ],
        requestBody: {
          description: text,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                title: name,
                description: text,
                externalDocs: { url: address },
                properties: { [name]: { type: 'string', description: text, enum: [name] } },
              },
              examples: { [name]: { summary: name, description: text, value: { [name]: text } } },
            },
          },
        },
        responses: {
          '200': {
            description: text,
            headers: { [name]: { description: text, schema: { type: 'string', example: name } } },
            content: { 'text/html': { example: text } },
            links: { [name]: { operationId: name, description: text, server: { url: address } } },
          },
        },
        callbacks: { [name]: { [address]: { post: { summary: name, description: text } } } },
      },
    },
  },
  webhooks: {
    [name]: { post: { operationId: 'hostileTopic', summary: name, description: text } },
  },
  components: {
    securitySchemes: {
      oauth: {
        type: 'oauth2',
        description: text,
        flows: {
          implicit: { authorizationUrl: address, scopes: { [name]: text } },
          authorizationCode: { authorizationUrl: address, tokenUrl: address, scopes: {} },
        },
      },
      openId: { type: 'openIdConnect', openIdConnectUrl: address, description: text },
      key: { type: 'apiKey', in: 'query', name, description: text },
    },
    schemas: { [name]: { type: 'object', description: text } },
  },
};
