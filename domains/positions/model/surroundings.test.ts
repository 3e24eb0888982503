import { expect, test } from 'vitest'
import { misfitsOf, type Surroundings } from './surroundings.ts'

const fitting: Surroundings = {
  project: { origin: 2, isDeleted: false },
  process: { origin: 2, isDeleted: false },
  department: null,
  needsDepartment: false,
  isOwnerKnown: true,
  canOwnerSee: true,
  salary: { from: null, to: null },
}

const mine = { isKnown: true, isWithinReach: true }
const theirs = { isKnown: true, isWithinReach: false }
const nobodys = { isKnown: false, isWithinReach: false }

test.each<[Partial<Surroundings>, string[]]>([
  [{}, []],
  [{ project: null }, ['theme_id unknown_project']],
  [{ project: { origin: 2, isDeleted: true } }, ['theme_id project_deleted']],
  [{ process: null }, ['process_id unknown_process']],
  [{ process: { origin: 2, isDeleted: true } }, ['process_id process_deleted']],
  [{ process: { origin: 1, isDeleted: false } }, ['process_id other_origin']],
  [{ department: mine }, []],
  [{ department: theirs }, []],
  [{ department: nobodys }, ['department_id unknown_department']],
  [{ needsDepartment: true, department: mine }, []],
  [{ needsDepartment: true, department: theirs }, ['department_id department_not_yours']],
  [{ needsDepartment: true, department: null }, ['department_id department_not_yours']],
  [{ isOwnerKnown: false }, ['owner_id unknown_person']],
  [{ canOwnerSee: false }, ['owner_id owner_cannot_see']],
  [{ isOwnerKnown: false, canOwnerSee: false }, ['owner_id unknown_person']],
  [{ salary: { from: 10, to: 10 } }, []],
  [{ salary: { from: 10, to: null } }, []],
  [{ salary: { from: 11, to: 10 } }, ['salary_to salary_reversed']],
  [{ project: null, isOwnerKnown: false }, ['theme_id unknown_project', 'owner_id unknown_person']],
])('%o: %j', (change, misfits) => {
  const found = misfitsOf({ ...fitting, ...change }, { process: false, owner: false })
  expect(found.map(({ field, refusal }) => `${field} ${refusal}`)).toEqual(misfits)
})

const keepsBoth = { process: true, owner: true }

test('a process deleted since, or an owner who left, does not keep a position from being edited', () => {
  const around = { ...fitting, process: { origin: 2, isDeleted: true } }
  expect(misfitsOf({ ...around, isOwnerKnown: false, canOwnerSee: false }, keepsBoth)).toEqual([])
  const elsewhere = { ...fitting, process: { origin: 1, isDeleted: true } }
  expect(misfitsOf(elsewhere, keepsBoth)).toEqual([{ field: 'process_id', refusal: 'other_origin' }])
})
