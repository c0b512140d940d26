import { emptyInvoice, invoiceFaults, toInvoice } from './invoice-form.rules';

test('a person needs nothing, and may have a mobile barcode in any case', () => {
  expect(invoiceFaults(emptyInvoice)).toEqual({});
  expect(toInvoice(emptyInvoice)).toEqual({ type: 'personal' });
  const form = { ...emptyInvoice, carrier: ' /ab12.+- ' };
  expect(invoiceFaults(form)).toEqual({});
  expect(toInvoice(form)).toEqual({ type: 'personal', carrier: '/AB12.+-' });
});

test.each(['AB12345', '/AB1234', '/AB12345Z', '/AB_2345'])('%s is no mobile barcode', (carrier) => {
  expect(invoiceFaults({ ...emptyInvoice, carrier })).toEqual({ carrier: 'carrierInvalid' });
});

test('a company needs a number whose digits add up, and a name', () => {
  const company = { ...emptyInvoice, invoiceType: 'company' } as const;
  expect(invoiceFaults(company)).toEqual({ taxId: 'taxIdInvalid', companyTitle: 'titleMissing' });
  expect(invoiceFaults({ ...company, taxId: '12345678', companyTitle: '夜航' })).toEqual({
    taxId: 'taxIdInvalid',
  });
  const right = { ...company, taxId: '04595257', companyTitle: ' 夜航製作有限公司 ' };
  expect(invoiceFaults(right)).toEqual({});
  expect(toInvoice(right)).toEqual({
    type: 'company',
    taxId: '04595257',
    title: '夜航製作有限公司',
  });
});

test('what the other kind asks for stays and is not sent', () => {
  const form = { ...emptyInvoice, taxId: '04595257', companyTitle: '夜航' };
  expect(toInvoice(form)).toEqual({ type: 'personal' });
});
