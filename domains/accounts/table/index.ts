// Reading of tables that people upload: also of other domains' tables.
export { readTable } from '../server/user-files/read-table.ts'
