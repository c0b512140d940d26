-- Whatever is rejected was given back in full, also after it had been approved and shown.
select model.put_back('private.ad_refund_quote', 'd.to_status = ''active''', 'false');
