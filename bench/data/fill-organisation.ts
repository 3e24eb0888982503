import type pg from 'pg'
import { bigOrganisation } from './tenants.ts'

/** Fills the organisation up to 5,000 departments, five levels deep, with what a real tree has beside them; once for kept data. */
export const fillDepartments = (database: pg.Client) =>
  database.query(
    `with recursive top as (select min(id) as id from departments where organisation_id = $1 and parent_id is null),
       missing as (select greatest(0, 5000 - count(*)) as amount, coalesce(max(id), 0) as last from departments where organisation_id = $1),
       made as (
         select 0 as n, (select last from missing) as id, array[(select id from top)] as path
         union all
         select n + 1, id + 1, case when n % 5 = 0 then array[(select id from top)] else path end || (id + 1)
         from made where n < (select amount from missing))
     insert into departments (organisation_id, id, parent_id, path, name, sort)
     overriding system value
     select $1, id, path[cardinality(path) - 1], path, 'Department ' || id, n from made where n > 0`,
    [bigOrganisation],
  )

/** Fills the organisation up to 10,000 accounts in its departments; once for kept data. */
export const fillUsers = (database: pg.Client) =>
  database.query(
    `insert into users (organisation_id, username, name, email, role, department_id, password_hash)
     select $1, 'colleague' || n, (array['王', '李', '张', 'Silva ', 'Moore '])[n % 5 + 1] || n, 'colleague' || n || '@acme.example',
       (array['User2', 'User2', 'DepAdmin2', 'User', 'OrgAdmin2'])[n % 5 + 1], (array(select id from departments where organisation_id = $1
         order by id limit 500))[n % 500 + 1], ''
     from generate_series(1, 10000) n
     where n > (select count(*) from users where organisation_id = $1)
     on conflict do nothing`,
    [bigOrganisation],
  )
