/*
 * The styles of all docs pages, imported by the root layout. Prefetching a docs page then never fetches a new style
 * sheet: browsers warn about prefetched style sheets that are not used. The styles of the widget pictures are not
 * included, because they are larger than all of these together.
 */
import './breadcrumbs.module.css';
import './docs-frame.module.css';
import './page-actions.module.css';
import './page-footer.module.css';
import './page-header.module.css';
import './pager.module.css';
import './sidebar-list.module.css';
import './sidebar.module.css';
import './standalone-frame.module.css';
import './toc.module.css';
import './version-menu.module.css';
import '../markdown/admonition.module.css';
import '../markdown/cards.module.css';
import '../markdown/details.module.css';
import '../markdown/prose.module.css';
import '../markdown/table.module.css';
import '../markdown/tabs.module.css';
