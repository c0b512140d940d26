-- A goal that was met stayed met, whatever became of its pledges.
select model.put_back('private.recount_campaign', 'status = ''succeeded'' and pledged_total < goal', 'false');
