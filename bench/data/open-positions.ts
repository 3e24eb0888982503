/** A company with so many open positions in twenty projects, five cities and ten kinds of work; `$1` is how many. */
export const openPositionsSql: readonly { readonly sql: string; readonly needsAmount?: true }[] = [
  { sql: `insert into organisations (id, slug, name) overriding system value values (1, 'bench', 'Bench')` },
  {
    sql: `insert into processes (organisation_id, id, origin, name, is_default) overriding system value
      select 1, origin, origin, 'Process', true from generate_series(1, 2) origin`,
  },
  {
    sql: `insert into projects (organisation_id, id, origin, name, company_name, company_description) overriding system value
      select 1, n, 1 + n % 2, 'Project ' || n, 'Bench', repeat('We measure. ', 20) from generate_series(1, 20) n`,
  },
  {
    needsAmount: true,
    sql: `insert into positions (organisation_id, project_id, origin, process_id, title, cities, category, head_count, description,
        requirements, state, opened_at)
      select 1, p.id, p.origin, p.origin, '工程师 ' || n, array[(array['上海', '北京', '深圳', 'São Paulo', 'Berlin'])[1 + n % 5]],
        '研发 ' || n % 10, 1 + n % 7, repeat('负责系统的设计与实现。', 30), repeat('熟悉分布式系统。', 20), 'open',
        now() - n * interval '1 minute'
      from generate_series(1, $1::integer) n join projects p on p.id = 1 + n % 20`,
  },
  { sql: 'vacuum analyze' },
]
