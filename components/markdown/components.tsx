import type { MarkdownComponents } from '@/components/markdown/render';
import { Link } from '../link';
import { admonitions } from './admonition';
import { Card, Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { headings } from './heading';
import { Table } from './table';
import { Tab, Tabs } from './tabs';

/** The components for tags and elements in Markdown. Tags that are filled from a source are expanded earlier. */
export const markdownComponents: MarkdownComponents = {
  ...headings,
  ...admonitions,
  a: Link,
  figure: CodeBlock,
  table: Table,
  Card,
  Cards,
  Details,
  Tab,
  Tabs,
};
