-- Where an archive's files are put while it is unpacked: whoever begins anew sweeps what a crash left there, and only
-- the latest to begin may finish.
alter table intake_items add column unpack_folder text;
