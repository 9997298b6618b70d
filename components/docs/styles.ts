/*
 * The styles of all docs pages, for the root layout. A page fetched ahead from another one then brings no style sheet
 * that is not there yet: browsers warn of style sheets that were fetched ahead and not used. The pictures of widgets
 * are the exception, being larger than all of these together.
 */
import './breadcrumbs.module.css';
import './docs-frame.module.css';
import './page-actions.module.css';
import './page-footer.module.css';
import './page-header.module.css';
import './pager.module.css';
import './sidebar-tree.module.css';
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
