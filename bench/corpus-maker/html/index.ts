import type { View } from '../view.ts'
import { exportBars, exportGrid, officeTable, sideLabels } from './blind-boards.ts'
import { bigYears, europeanForm, networkProfile, notebook, poster, rightDates } from './blind-profiles.ts'
import { bareHtml, boardChat, boardNumber, mailTables } from './boards.ts'
import { band, boxed, classic, contactsLast, dense, serif } from './one-column.ts'
import {
  blackBars,
  cards,
  icons,
  letter,
  margin,
  newspaper,
  ribbon,
  timeline,
  twoTongues,
} from './other-designs.ts'
import {
  sidebarGrey,
  sidebarLeft,
  sidebarPastel,
  sidebarRight,
  sidebarSong,
  sidebarTimeline,
} from './sidebars.ts'
import { form, record, uprightTitles } from './tables.ts'

/** Every design made of HTML, by the name used in people/*.txt. */
export const HTML_LAYOUTS: Record<string, (view: View) => string> = {
  classic,
  band,
  serif,
  dense,
  'contacts-last': contactsLast,
  boxed,
  'sidebar-left': sidebarLeft,
  'sidebar-right': sidebarRight,
  'sidebar-timeline': sidebarTimeline,
  'sidebar-song': sidebarSong,
  'sidebar-pastel': sidebarPastel,
  'sidebar-grey': sidebarGrey,
  form,
  'upright-titles': uprightTitles,
  record,
  'board-number': boardNumber,
  'board-chat': boardChat,
  'mail-tables': mailTables,
  'bare-html': bareHtml,
  timeline,
  margin,
  ribbon,
  newspaper,
  cards,
  icons,
  'two-tongues': twoTongues,
  letter,
  'black-bars': blackBars,
  'export-bars': exportBars,
  'export-grid': exportGrid,
  'office-table': officeTable,
  'side-labels': sideLabels,
  'network-profile': networkProfile,
  'european-form': europeanForm,
  poster,
  notebook,
  'big-years': bigYears,
  'right-dates': rightDates,
}
