export { ChangeManyDialog } from './change-many-dialog.tsx'
export { PositionPeople } from './position-people.tsx'
