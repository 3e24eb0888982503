import { dateFieldsOf, defineForm } from '@bole/platform/form'
import { type Theme, type ThemeInFull, themesApi } from '@bole/themes/contract'

/** A project as its form is given it: the company it speaks for is its own here. */
export type ProjectWithCompany = Theme & Pick<ThemeInFull, 'company'>

/** The form of a project. */
export const projectForm = defineForm({
  create: themesApi.createTheme,
  update: themesApi.updateTheme,
  empty: {
    theme_name: '',
    limit_time: null,
    post_limit: null,
    owner_id: null,
    company: { company_name: '', trade: '', worker_number: '', finance: '', company_description: '' },
  },
  fieldsOf: ({ theme_name, limit_time, post_limit, owner, company }: ProjectWithCompany) => ({
    theme_name,
    limit_time,
    post_limit,
    owner_id: owner?.id ?? null,
    company,
  }),
  // An owner left empty is whoever makes the project, or who it is already.
  bodyOf: ({ owner_id, ...fields }) => ({ ...fields, ...(owner_id ? { owner_id } : {}) }),
  refusals: { unknown_person: 'owner_id', name_taken: 'theme_name' },
})

export const { MomentField } = dateFieldsOf(projectForm)
