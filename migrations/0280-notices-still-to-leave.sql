-- A notice nobody is called to here may still be on its way by mail: it is as open as one that was not read.
drop index notices_open;
create index notices_open on notices using gin (about) where not is_read or leaves;
