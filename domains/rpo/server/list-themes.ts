import { type Handler, sameTenant } from '@bole/platform/server'
import type { RpoTheme, rpoApi } from '@bole/rpo/contract'
import { positionsHandedTo, rpo } from './open-positions.ts'

/** Projects by their names, each with the positions that take candidates now. */
export const listThemes: Handler<typeof rpoApi.listThemes> = async ({ caller, tx }) => {
  const [rows] = await tx.load(
    rpo
      .selectFrom('positions')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
      .select(['positions.id', 'positions.title', 'positions.cities', 'positions.project_id'])
      .select(['projects.name', 'projects.origin'])
      .where('positions.is_deleted', '=', false)
      .where('positions.state', '=', 'open')
      .where('projects.is_deleted', '=', false)
      .where(positionsHandedTo(caller))
      .orderBy('projects.name')
      .orderBy('positions.title')
      .orderBy('positions.id')
      .limit(2000),
  )
  const themes = new Map<number, RpoTheme>()
  for (const { project_id: id, name, origin, ...position } of rows) {
    const theme = themes.get(id) ?? { id, name, origin, positions: [] }
    const { title, cities } = position
    themes.set(id, { ...theme, positions: [...theme.positions, { id: position.id, title, cities }] })
  }
  return { list: [...themes.values()] }
}
