import { createHash } from 'node:crypto';
import { stringify as toYaml } from 'yaml';
import type { ContentIndex } from '../content/pages/page';
import { agentLink, pageMarkdown } from '../content/pages/page-markdown';
import { withBasePath } from '../site/config/base-path';
import { siteUrl } from '../site/config/site-address';

/** A task that agents can learn from the documentation. */
export interface Skill {
  /** Lowercase letters, digits and hyphens; also the name of its folder. */
  name: string;
  /** What it does and when to use it; at most 1,024 characters. */
  description: string;
  /** The page with the steps, whose code tests execute. Its path is below `/docs/`. */
  steps: string;
  /** Paths of pages with more about the task, below `/docs/`. */
  references: readonly string[];
}

/** The skills of the site, as the discovery of agent skills lists them. */
export const SKILLS: readonly Skill[] = [
  {
    name: 'laurel-theme',
    description:
      'Adds widgets of the Laurel storefront SDK, such as the stars of a product, to the theme of a shop. Use it for a shop whose pages are rendered by a theme.',
    steps: 'Sdk/quickstart_stars',
    references: [
      'Sdk/frameworks/theme_app_blocks',
      'Sdk/placeholders',
      'Sdk/core_concepts/dynamic_data_attributes',
      'Sdk/production/styling',
    ],
  },
  {
    name: 'laurel-headless-storefront',
    description:
      'Integrates the Laurel storefront SDK into a headless storefront: tokens from your server, guests who save products, and customers who see their points. Use it for a storefront with its own frontend.',
    steps: 'Sdk/quickstart_storefront',
    references: [
      'Sdk/custom_storefront',
      'Sdk/react_sdk',
      'Sdk/sdk_initialization',
      'Sdk/modules/authentication',
      'Api/errors',
    ],
  },
  {
    name: 'laurel-webhooks',
    description:
      'Receives webhooks of Laurel on your machine: verifies signatures, handles duplicates, and tests with deliveries of a sandbox. Use it to react to points, rewards, reviews or wishlists on a server.',
    steps: 'Webhooks/receive_locally',
    references: [
      'Webhooks/behavior',
      'Webhooks/start_using',
      'Webhooks/order_of_events',
      'Webhooks/about',
    ],
  },
  {
    name: 'laurel-api',
    description:
      'Calls the Private API of Laurel from a server: gets a token, reads a customer, and awards points once. Use it for integrations with orders, points, rewards, reviews or wishlists.',
    steps: 'Api/quickstart',
    references: [
      'Api/guides/authentication',
      'Api/guides/handling_errors',
      'Api/guides/rate_limits',
      'Api/guides/sandbox',
      'Api/recipes/nodejs',
      'Api/recipes/clients',
    ],
  },
];

/** The skills whose steps the documentation has. Another documentation may have none. */
export function listSkills({ pages }: ContentIndex): Skill[] {
  return SKILLS.filter(({ steps }) => pages.has(steps));
}

/** Address of a skill, without the base path. */
export function skillPath({ name }: Skill): string {
  return `/.well-known/agent-skills/${name}/SKILL.md`;
}

/** The text of a skill: what it is for, the steps of its page, and pages with more. */
export function skillMarkdown(
  { name, description, steps, references }: Skill,
  index: ContentIndex,
): string {
  const pageAt = (path: string) => {
    const page = index.pages.get(path);
    if (!page) throw new Error(`The skill ${name} needs the page ${path}, which doesn't exist.`);
    return page;
  };
  const page = pageAt(steps);
  const { body } = pageMarkdown({ page, index });
  const links = references.map((path) => {
    const { title, url, description: about } = pageAt(path);
    return `- [${title}](${agentLink(url, index)}): ${about}`;
  });
  return [
    `---\n${toYaml({ name, description }, { lineWidth: 0 })}---`,
    `# ${page.title}`,
    `Source: [${page.title}](${agentLink(page.url, index)}). The MCP server at ${siteUrl}/mcp searches the documentation, validates payloads, and calls a sandbox.`,
    body.trim(),
    '## References',
    links.join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The index of the skills, in the form of Agent Skills Discovery 0.2.0. */
export function skillIndex(index: ContentIndex) {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: listSkills(index).map((skill) => ({
      name: skill.name,
      type: 'skill-md',
      description: skill.description,
      url: withBasePath(skillPath(skill)),
      digest: `sha256:${createHash('sha256').update(skillMarkdown(skill, index)).digest('hex')}`,
    })),
  };
}
