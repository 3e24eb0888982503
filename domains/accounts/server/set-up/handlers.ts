import { createFirstOrganisation } from './create-first-organisation.ts'
import { checkSetUpCode, finishSetUp, getSetUp } from './get-set-up.ts'

/** The calls of the first hour. */
export const setUpHandlers = { getSetUp, checkSetUpCode, createFirstOrganisation, finishSetUp }
