/**
 * Browsers send files in a form, in a field without a name. The storage service at hand looks for a field
 * called `file`, so it gets the file itself instead.
 */
export async function withoutForm(request: Request): Promise<Request> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (!isForm || !new URL(request.url).pathname.startsWith('/storage/v1/object/')) return request;
  const form = await request.clone().formData();
  const file = Array.from(form.values()).find((value) => value instanceof File);
  if (!file) return request;

  const headers = new Headers(request.headers);
  headers.set('Content-Type', file.type);
  headers.delete('Content-Length');
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string') headers.set('Cache-Control', `max-age=${cacheControl}`);
  const { url, method } = request;
  return new Request(url, { method, headers, body: await file.arrayBuffer() });
}
