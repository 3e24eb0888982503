// The shape of plain lists, apart from the rest: it brings a table with it.
export { type ListFilter, ListScreen } from '../web/list-screen.tsx'
export { useTyped } from '../web/use-typed.ts'
