-- The provider that a company's people sign on with (OpenID Connect), and what their claims make of them.
create table identity_providers (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  version integer not null default 1,
  is_enabled boolean not null,
  -- What the button says.
  name text not null,
  issuer text not null,
  client_id text not null,
  -- Sealed with the installation's key; null for a public client.
  client_secret bytea,
  -- The claim whose values give roles, the first that fits: [{"value": "hr", "role": "DepAdmin2"}].
  role_claim text not null,
  role_mapping jsonb not null,
  -- For those whom no value gives one; null: they may not come in.
  default_role text,
  -- Of whoever named the provider: it speaks for nobody of their rank or above.
  keeper_role text not null
);
call protect('identity_providers');

-- Who somebody is at the provider. A subject names one person for ever; names and mail addresses are given again.
create table identities (
  organisation_id bigint not null,
  issuer text not null,
  subject text not null,
  user_id bigint not null,
  -- Whether the account was made by signing on: its role then follows the claims.
  is_made_here boolean not null,
  primary key (organisation_id, issuer, subject),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
create index identities_user on identities (organisation_id, user_id);
call protect('identities');

-- Who went to the provider and has not come back; nobody's yet, so no organisation's row.
create table sign_on_attempts (
  digest bytea primary key,
  at_organisation bigint not null references organisations (id) on delete cascade,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
