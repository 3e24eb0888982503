// The shape of lists, apart from the rest of the browser's platform: it brings a table with it.
export type { RowOf } from '../filter/rows.ts'
export { actionsOn, type RowActions, takeBack } from './actions.ts'
export { TwoLines } from './cells.tsx'
export type { Column } from './columns.ts'
export { ListScreen } from './list-screen.tsx'
