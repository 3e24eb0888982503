-- Characters of printed résumés that no face has, each once: they stand as boxes in the file.
alter table exports add column undrawn text not null default '';
