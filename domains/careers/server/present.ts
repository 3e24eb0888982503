import type { CareersTables } from './tables.ts'

type Position = CareersTables['positions']
type Project = CareersTables['projects']

/** A position as a list shows it; a project that names no company stands for the organisation itself. */
export function presentPosition(
  row: Pick<
    Position,
    | 'id'
    | 'title'
    | 'origin'
    | 'cities'
    | 'category'
    | 'head_count'
    | 'degree'
    | 'salary_from'
    | 'salary_to'
    | 'salary_currency'
  > &
    Pick<Project, 'company_name'> & { readonly opened: Date },
  organisation: { readonly name: string },
) {
  return {
    id: row.id,
    title: row.title,
    origin: row.origin,
    cities: row.cities,
    category: row.category,
    company_name: row.company_name || organisation.name,
    head_count: row.head_count,
    degree: row.degree,
    salary_from: row.salary_from,
    salary_to: row.salary_to,
    salary_currency: row.salary_currency,
    opened_at: row.opened.toISOString(),
  }
}

/** What is told of a company. */
export function presentCompany(
  row: Pick<
    Project,
    'company_name' | 'company_industry' | 'company_scale' | 'company_financing' | 'company_description'
  >,
  organisation: { readonly name: string },
) {
  return {
    name: row.company_name || organisation.name,
    industry: row.company_industry,
    scale: row.company_scale,
    financing: row.company_financing,
    description: row.company_description,
  }
}
