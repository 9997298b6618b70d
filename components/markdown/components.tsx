import type { MarkdownComponents } from '@/components/markdown/render';
import type { ComponentTag } from '@/lib/content/tags/registry';
import { Run, RunList } from '../console/run';
import { InlineCode } from '../inline-code';
import { Link } from '../link';
import { admonitions } from './admonition';
import { Card, Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { EndpointLine } from './endpoint-line';
import { FieldList } from './field-list';
import { headings } from './heading';
import { ExamplePane, RequestPane } from './request-pane';
import { Table } from './table';
import { Tab, Tabs } from './tabs';

/** The components for tags and elements in Markdown. Tags that are filled from a source are expanded earlier. */
export const markdownComponents = {
  ...headings,
  ...admonitions,
  a: Link,
  code: InlineCode,
  dl: FieldList,
  figure: CodeBlock,
  table: Table,
  Card,
  Cards,
  Details,
  EndpointLine,
  ExamplePane,
  RequestPane,
  Run,
  RunList,
  Tab,
  Tabs,
} satisfies MarkdownComponents & Record<ComponentTag, unknown>;
