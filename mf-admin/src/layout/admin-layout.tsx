import { fromDesktop } from '@spotlight/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AccountBox } from './account-box';
import { AdminGuard } from './admin-guard';
import { AreaBrand } from './area-brand';
import { MenuLinks } from './menu-links';
import { PhoneBar } from './phone-bar';

const Area = styled.div`
  min-height: 100dvh;
  @media ${fromDesktop} {
    display: grid;
    grid-template-columns: 216px minmax(0, 1fr);
  }
`;

const Side = styled.header`
  display: none;
  border-inline-end: 1px solid var(--line);
  background: var(--surface);
  @media ${fromDesktop} {
    display: block;
  }
`;

const SideMenu = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100dvh;
`;

const Head = styled.div`
  padding: 16px 24px 12px;
`;

const TopBar = styled(PhoneBar)`
  @media ${fromDesktop} {
    display: none;
  }
`;

const Room = styled.main`
  max-width: 1440px;
  padding: 20px var(--gutter) 48px;
  outline: none;
  @media ${fromDesktop} {
    padding: 20px 24px 48px;
  }
`;

/**
 * The frame of the back office. It stays mounted while its rooms change, and holds the guard, so that
 * no room can be added without one.
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Area>
      <Side>
        <SideMenu>
          <Head>
            <AreaBrand />
          </Head>
          <MenuLinks />
          <AccountBox />
        </SideMenu>
      </Side>
      <TopBar />
      <Room id="main" tabIndex={-1}>
        <AdminGuard>{children}</AdminGuard>
      </Room>
    </Area>
  );
}
