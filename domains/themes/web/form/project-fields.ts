import type { ThemeChanges, ThemeInFull } from '@bole/themes/contract'

/** What the form of a project holds. */
export interface ProjectFields {
  readonly theme_name: string
  readonly limit_time: string | null
  readonly post_limit: number | null
  readonly owner_id: number | null
  readonly company: ThemeInFull['company']
}

export const emptyProject: ProjectFields = {
  theme_name: '',
  limit_time: null,
  post_limit: null,
  owner_id: null,
  company: { company_name: '', trade: '', worker_number: '', finance: '', company_description: '' },
}

/** A project as the form shows it. */
export function projectFieldsOf({ theme, company }: ThemeInFull): ProjectFields {
  return {
    theme_name: theme.theme_name,
    limit_time: theme.limit_time,
    post_limit: theme.post_limit,
    owner_id: theme.owner?.id ?? null,
    company,
  }
}

/** What is sent: an owner left empty is whoever makes the project, or who it is already. */
export function projectBodyOf({
  theme_name,
  limit_time,
  post_limit,
  owner_id,
  company,
}: ProjectFields): ThemeChanges & { readonly theme_name: string } {
  return {
    theme_name,
    post_limit,
    company,
    limit_time,
    ...(owner_id ? { owner_id } : {}),
  }
}

const ownNames = ['theme_name', 'limit_time', 'post_limit', 'owner_id'] as const
const companyNames = ['company_name', 'trade', 'worker_number', 'finance', 'company_description'] as const

type FieldName = (typeof ownNames)[number] | (typeof companyNames)[number]

/** The names of the fields in which two versions of a project differ. */
export function differing(one: ProjectFields, other: ProjectFields): readonly FieldName[] {
  return [
    ...ownNames.filter((name) => one[name] !== other[name]),
    ...companyNames.filter((name) => one.company[name] !== other.company[name]),
  ]
}
