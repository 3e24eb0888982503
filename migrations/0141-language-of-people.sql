-- The language somebody reads what is sent to them in; null: that of whoever causes it.
alter table users add column language text check (language in ('zh-CN', 'en-US', 'pt-BR', 'zh-TW'));
