-- Which role a line of a provider's mapping names is said in each of them, also in those from before an organisation had roles of its own.
update identity_providers set role_mapping = (
  select coalesce(jsonb_agg('{"role_id": null}' || line order by place), '[]')
  from jsonb_array_elements(role_mapping) with ordinality lines (line, place)
);
