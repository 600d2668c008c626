"""Goal: a Dask cluster gives the digits of one machine. Method: a scheduler and two workers as processes of
their own on this machine, found by their address, as `--scheduler` finds any other."""

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from croupier.cli.main import run

CLUSTER = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    program = tmp_path_factory.mktemp("cluster") / "cluster.py"
    program.write_text(CLUSTER, "utf-8")
    process = subprocess.Popen(
        [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    yield process.stdout.readline().strip()
    process.communicate()


@pytest.mark.parametrize(
    "words",
    [
        ("roulette", "--bet", "red=5.00", "--rounds", "600000"),
        ("baccarat", "--bet", "banker=10.00", "--shoes", "60"),
        ("roulette", "--bet", "red=5.00", "--strategy", "docs/examples/strategy.py", "--sessions", "50"),
    ],
    ids=["rounds", "shoes", "a system of one's own"],
)
def test_a_cluster_prints_the_same_bytes(
    scheduler: str, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert scheduler.startswith("tcp://127.0.0.1:")
    printed = []
    for where in ((), ("--scheduler", scheduler)):
        assert run(("simulate", *words, "--seed", "7", "--json", "--engine", "numpy", *where)) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert json.loads(printed[0])["seed"] == 7
