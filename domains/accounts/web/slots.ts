import { defineSlot } from '@bole/platform/slots'
import type { ComponentType } from 'react'

interface DepartmentPositionsProps {
  readonly departmentId: number
  /** Said where there are none. */
  readonly empty: string
}

/** The positions of a department, beneath its people. Provided by the domain that keeps positions. */
export const departmentPositions = defineSlot<ComponentType<DepartmentPositionsProps>>(
  'accounts.departmentPositions',
)

/** The company's logo, to be chosen at the end of the set-up. Provided by the domain that keeps it. */
export const companyLogo = defineSlot<ComponentType>('accounts.companyLogo')
