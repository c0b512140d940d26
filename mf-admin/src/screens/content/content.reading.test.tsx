import { screen, within } from '@testing-library/react';
import { image, loadParts, renderTab } from './content.fixture';

beforeAll(loadParts);

const onlyLook = '你可以查看，但沒有修改網站內容的權限。';

describe('who may only look', () => {
  it('reads the texts, and is told why they cannot be typed in', async () => {
    const { user, made } = renderTab('', {}, {}, 'viewer');
    const title = await screen.findByRole('textbox', { name: /^首頁標題(?!（)/ });
    expect(screen.getByText(onlyLook)).toBeVisible();
    await user.type(title, '改');
    expect(title).toHaveValue('標題');
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: '儲存文字' })).not.toBeInTheDocument();
    expect(made).toEqual([]);
  });

  it.each([
    ['?tab=images', '網站標誌'],
    ['?tab=images&part=existing', 'hero'],
    ['?tab=images&part=upload', '網站標誌'],
    ['?tab=banners', '首頁主橫幅'],
    ['?tab=banners&part=existing', '橫幅 one'],
    ['?tab=banners&part=upload', '首頁主橫幅'],
    ['?tab=featured', '活動 a'],
  ])('finds nothing to change: %s', async (search, shown) => {
    renderTab(search, {}, { website_images: [image] }, 'viewer');
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    expect(screen.getByText(onlyLook)).toBeVisible();
    const panel = within(screen.getByRole('tabpanel'));
    for (const role of ['switch', 'combobox', 'textbox'] as const) {
      expect(panel.queryByRole(role)).not.toBeInTheDocument();
    }
    // What is left only shows something: how a place looks, and the parts of the tab.
    for (const button of panel.queryAllByRole('button'))
      expect(button).toHaveAccessibleName(/^預覽/);
    expect(panel.queryByRole('radio', { name: /上傳/ })).not.toBeInTheDocument();
    expect(panel.queryByLabelText(/^圖片檔案/)).not.toBeInTheDocument();
  });
});
