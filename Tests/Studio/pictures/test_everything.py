"""Both players draw the pages that show everything alike, at five moments."""

import pytest
from PIL import Image

from difference import MOST, difference
from recorded_page import ROOT, RecordedPage, record
from test_agreement import keep

# One default run in four includes these: they share what takes long to make.
pytestmark = [pytest.mark.long(share=7), pytest.mark.together]

MOMENTS = [0.05, 0.25, 0.5, 1.0, 2.0]


@pytest.fixture(scope="module", params=["Drawing", "Behaviour"])
def everything(request, tmp_path_factory):
    bundle = ROOT / "Tests/Pages/Everything" / f"{request.param}.playground"
    frames, size = record(bundle, MOMENTS[-1] + 1, tmp_path_factory.mktemp("state"))
    page = RecordedPage(tmp_path_factory.mktemp("everything"), request.param.lower(), frames, size, MOMENTS)
    page.draw()
    return page


@pytest.mark.parametrize("number", range(len(MOMENTS)))
def test_the_page_that_shows_everything_is_drawn_alike(everything, projector, number):
    ours = projector.picture(everything, everything.moments[number])
    theirs = Image.open(everything.picture(number)).convert("RGB")
    share, where = difference(ours, theirs)
    if share > MOST:
        keep(everything.name, MOMENTS[number], browser=ours, swift=theirs, where=where)
    assert share <= MOST, f"{share:.2%} of the pixels differ after {MOMENTS[number]} s"
