-- Signs everybody out, also who had signed out later, and lets no page take a later version for one that is made now.
begin;
delete from sessions;
update businesses set revision = revision + 1000000;
commit;
